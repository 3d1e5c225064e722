import { Pagination } from '@dogear/solid'
import styles from '../shared/pagination.module.css'

export default function CssModules() {
  return (
    <Pagination.Root count={50} aria-label="CSS modules">
      <Pagination.List class={styles.list} itemProps={{ class: styles.page }} />
    </Pagination.Root>
  )
}
