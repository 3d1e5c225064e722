import type { IntrinsicElementAttributes } from 'vue'

export type PropsOf<Component> = Component extends new (props: infer Props) => unknown ? Props : never
/** The attributes that each element accepts. */
export type Elements = IntrinsicElementAttributes
/** The props of parts that not every adapter has. */
export type OwnProps = 'asChild' | 'disabled'
