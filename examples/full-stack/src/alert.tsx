interface AlertProps {
  children: string
  onRetry: () => void
}

export const Alert = ({ children, onRetry }: AlertProps) => (
  <p role="alert">
    {children}{' '}
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </p>
)
