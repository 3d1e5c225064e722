import type { JSX } from 'solid-js'

/** Says what failed, with a button to try it again. */
export const TryAgain = (props: { children: JSX.Element; onClick: () => void }) => (
  <p role="alert">
    {props.children}{' '}
    <button type="button" onClick={() => props.onClick()}>
      Try again
    </button>
  </p>
)
