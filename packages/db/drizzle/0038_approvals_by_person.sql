CREATE INDEX "approvals_requested_by_idx" ON "approvals" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "approvals_decided_by_idx" ON "approvals" USING btree ("decided_by");