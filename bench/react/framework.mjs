import react from '@vitejs/plugin-react'

export default {
  title: 'React',
  extension: 'jsx',
  packages: ['react', 'react-dom'],
  plugins: () => [react()],
  peers: [],
  limits: { next: 1.15, heap: 1.2, size: 3.5 },
  listLimits: { next: 1.2, heap: 1.6, mount: 1.4, size: 4 },
}
