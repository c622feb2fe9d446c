import type { ImgHTMLAttributes } from "react";
import { useImageAddress } from "./image-hosts";

export interface LazyImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "loading" | "decoding"> {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture that loads when it comes near. The browser's own lazy loading does it, and works without scripts; once the
 * page is hydrated `image-loader.ts` starts it earlier and tries again after a failure. Width and height keep its room.
 */
export function LazyImage({ src, alt, ...image }: LazyImageProps) {
  const address = useImageAddress();
  return <img src={address(src)} alt={alt} loading="lazy" decoding="async" {...image} />;
}
