import type { ComponentPropsWithoutRef } from 'react'

interface QueryLinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string
  navigate: (url: string) => void
}

/** A link within the page. Other clicks than plain ones belong to the browser. */
export const QueryLink = ({ href, navigate, ...props }: QueryLinkProps) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      navigate(href)
    }}
  />
)
