import type { ComponentProps, ElementType, JSX } from 'react'

export type PropsOf<Component extends ElementType> = ComponentProps<Component>
/** The attributes that each element accepts. */
export type Elements = JSX.IntrinsicElements
/** The props of parts that not every adapter has. */
export type OwnProps = 'asChild' | 'item' | 'ellipsis' | 'text'
