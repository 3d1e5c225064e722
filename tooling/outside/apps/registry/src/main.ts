import './index.css'
import { mount } from './mount'

type Demo = Parameters<typeof mount>[0]

const demos = import.meta.glob<Demo>('./**/components/*-demo.*', { eager: true, import: 'default' })
for (const [path, demo] of Object.entries(demos)) {
  const section = document.createElement('section')
  section.id = path.replace(/^.*\/|-demo.*$/g, '')
  document.querySelector('main')?.append(section)
  mount(demo, section)
}
