import { type Scene, texts, userPropsOf } from '@dogear/contract/harness/scene'
import {
  getContentProps,
  getEllipsisTriggerProps,
  getPageInputProps,
  getPageSizeOptions,
  getPageSizeSelectProps,
  getStatusProps,
  getStatusText,
  usePaginationContext,
} from '@dogear/solid'
import { For } from 'solid-js'

/** Elements of the parent's own, with the props of the getters. */
export function OwnElements(props: { scene: Scene }) {
  const api = usePaginationContext()
  const disabled = () => userPropsOf(props.scene, 'pageInput').disabled
  return (
    <>
      <button {...getEllipsisTriggerProps(api(), { index: 5, disabled: disabled() })}>{texts.ellipsis}</button>
      <select {...getPageSizeSelectProps(api(), { disabled: disabled() })}>
        <For each={getPageSizeOptions(api(), props.scene.sizes)}>
          {({ value, label }) => <option value={value}>{label}</option>}
        </For>
      </select>
      <input {...getPageInputProps(api(), { disabled: disabled() })} />
      <div {...getStatusProps(api())}>{getStatusText(api())}</div>
      <div {...getContentProps(api())}>{texts.content}</div>
    </>
  )
}
