import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Renders nothing after an error, until it receives another `onError`. */
export class Boundary extends Component<BoundaryProps> {
  static getDerivedStateFromProps({ onError }: BoundaryProps, state: { onError?: unknown }) {
    return onError === state.onError ? null : { onError, hasFailed: false }
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
