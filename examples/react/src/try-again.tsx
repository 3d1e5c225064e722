import type { ReactNode } from 'react'

/** Says what failed, with a button to try it again. */
export const TryAgain = ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
  <p role="alert">
    {children}{' '}
    <button type="button" onClick={onClick}>
      Try again
    </button>
  </p>
)
