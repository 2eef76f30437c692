import type { RendererProps } from '../../renderer.ts';

export function MyArea(_props: RendererProps) {
  return <div className="eclipse-mine" />;
}
