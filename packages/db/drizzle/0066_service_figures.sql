CREATE INDEX "verifications_verified_idx" ON "verifications" USING btree ("verified_at");
