import { appIcon } from '../../../features/found/app-icon.tsx';

const sizes = ['192', '512'];

export function generateStaticParams() {
  return sizes.map((size) => ({ size }));
}

export async function GET(_request: Request, { params }: RouteContext<'/app-icon/[size]'>): Promise<Response> {
  const { size } = await params;
  return sizes.includes(size) ? await appIcon(Number(size)) : new Response(null, { status: 404 });
}
