import type { ImgHTMLAttributes } from "react";
import { useImageAddress } from "./image-hosts";

export interface LazyImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "loading" | "decoding"> {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Renders a picture that loads when it comes near the viewport. The browser's lazy loading does this without scripts. After
 * hydration, `image-loader.ts` starts it earlier and retries failures. Width and height reserve its space.
 */
export function LazyImage({ src, alt, ...image }: LazyImageProps) {
  const address = useImageAddress();
  return <img src={address(src)} alt={alt} loading="lazy" decoding="async" {...image} />;
}
