import type { Options } from '../page'
import * as Parts from './parts/parts'

export default function HandWrittenParts(options: Options) {
  return (
    <Parts.Root {...options}>
      <Parts.Trigger to="first">First</Parts.Trigger>
      <Parts.Trigger to="prev">Previous</Parts.Trigger>
      <Parts.Context>
        {(entries) =>
          entries.map((entry) =>
            entry.type === 'page' ? (
              <Parts.Item key={entry.value} value={entry.value}>
                {entry.value}
              </Parts.Item>
            ) : (
              <Parts.Ellipsis key={entry.value}>…</Parts.Ellipsis>
            ),
          )
        }
      </Parts.Context>
      <Parts.Trigger to="next">Next</Parts.Trigger>
      <Parts.Trigger to="last">Last</Parts.Trigger>
    </Parts.Root>
  )
}
