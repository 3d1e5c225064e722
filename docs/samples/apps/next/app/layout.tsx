import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Hydrated } from '../list/hydrated'

export const metadata: Metadata = { title: 'Next', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Hydrated />
      </body>
    </html>
  )
}
