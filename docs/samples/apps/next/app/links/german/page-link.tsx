import type { LinkProps } from '@dogear/react/server'
import Link from 'next/link'

/** A link to a page that is loaded only when somebody follows it. */
export function PageLink(props: LinkProps) {
  return <Link {...props} prefetch={false} />
}
