import { type Mode, modes, type Query } from './query'
import { QueryLink } from './query-link'

interface ModesProps {
  query: Query
  urlOf: (change: Partial<Query>) => string
  navigate: (url: string) => void
}

export function Modes({ query, urlOf, navigate }: ModesProps) {
  return (
    <div className="modes">
      <nav aria-label="Ways to page">
        {modes.map((mode) => (
          <QueryLink
            key={mode}
            href={urlOf({ mode })}
            navigate={navigate}
            aria-current={mode === query.mode ? 'true' : undefined}
          >
            {texts[mode].title}
          </QueryLink>
        ))}
      </nav>
      <p>{texts[query.mode].text}</p>
    </div>
  )
}

const texts: Record<Mode, { title: string; text: string }> = {
  offset: {
    title: 'Offset',
    text: 'Counts all rows, and skips those before the page. Any page can be opened, but far pages are slow.',
  },
  keyset: {
    title: 'Keyset',
    text: 'Continues after the last row that you saw. Fast anywhere, but only the next and the previous page are known.',
  },
}
