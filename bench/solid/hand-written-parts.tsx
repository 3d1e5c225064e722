import { For } from 'solid-js'
import type { Options } from '../page'
import * as Parts from './parts/parts'

export default function HandWrittenParts(props: Options) {
  return (
    <Parts.Root count={props.count} pageSize={props.pageSize}>
      <Parts.Trigger to="first">First</Parts.Trigger>
      <Parts.Trigger to="prev">Previous</Parts.Trigger>
      <Parts.Context>
        {(values) => (
          <For each={values()}>
            {(value) =>
              typeof value === 'number' ? (
                <Parts.Item value={value}>{value}</Parts.Item>
              ) : (
                <Parts.Ellipsis>…</Parts.Ellipsis>
              )
            }
          </For>
        )}
      </Parts.Context>
      <Parts.Trigger to="next">Next</Parts.Trigger>
      <Parts.Trigger to="last">Last</Parts.Trigger>
    </Parts.Root>
  )
}
