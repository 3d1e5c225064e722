import * as Pagination from '@dogear/react/pagination'
import styles from '../shared/pagination.module.css'

export default function CssModules() {
  return (
    <Pagination.Root count={50} aria-label="CSS modules">
      <Pagination.List className={styles.list} itemProps={{ className: styles.page }} />
    </Pagination.Root>
  )
}
