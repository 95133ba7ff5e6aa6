import { cx } from '../lib/cx'

type Props = { light: string; dark: string; width: number; height: number; alt: string; className?: string }

/** A screenshot in the reader's color scheme, loaded lazily. */
export function ProductPicture({ light, dark, alt, className, ...size }: Props) {
  return (
    <picture className={cx('block overflow-hidden rounded-card border border-line shadow-lift', className)}>
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      <img src={light} alt={alt} loading="lazy" decoding="async" className="block h-auto w-full" {...size} />
    </picture>
  )
}
