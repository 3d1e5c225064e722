import { Pagination } from '@dogear/react'
import styles from '../shared/pagination.module.css'

export default function CssModules() {
  return (
    <Pagination.Root count={50} aria-label="CSS modules">
      <Pagination.Context>
        {({ pages }) =>
          pages.map((entry, index) =>
            entry.type === 'page' ? (
              <Pagination.Item key={entry.value} {...entry} className={styles.page}>
                {entry.value}
              </Pagination.Item>
            ) : (
              <Pagination.Ellipsis key={entry.value} index={index}>
                …
              </Pagination.Ellipsis>
            ),
          )
        }
      </Pagination.Context>
    </Pagination.Root>
  )
}
