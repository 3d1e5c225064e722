import { createRoot } from 'react-dom/client'

export const renderHeading = (container: Element) => createRoot(container).render(<h1>React</h1>)
