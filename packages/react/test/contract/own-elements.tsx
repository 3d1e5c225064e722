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
} from '@dogear/react'

/** Elements of the parent's own, with the props of the getters. */
export function OwnElements({ scene }: { scene: Scene }) {
  const pagination = usePaginationContext()
  const { disabled } = userPropsOf(scene, 'pageInput')
  return (
    <>
      <button {...getEllipsisTriggerProps(pagination, { index: 5, disabled })}>{texts.ellipsis}</button>
      <select {...getPageSizeSelectProps(pagination, { disabled })}>
        {getPageSizeOptions(pagination, scene.sizes).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <input {...getPageInputProps(pagination, { disabled })} />
      <div {...getStatusProps(pagination)}>{getStatusText(pagination)}</div>
      <div {...getContentProps(pagination)}>{texts.content}</div>
    </>
  )
}
