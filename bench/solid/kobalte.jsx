import { Pagination } from '@kobalte/core/pagination'

export default function Kobalte(props) {
  return (
    <Pagination
      count={Math.ceil(props.count / props.pageSize)}
      siblingCount={1}
      itemComponent={(item) => <Pagination.Item page={item.page}>{item.page}</Pagination.Item>}
      ellipsisComponent={() => <Pagination.Ellipsis>…</Pagination.Ellipsis>}
    >
      <Pagination.Previous>Previous</Pagination.Previous>
      <Pagination.Items />
      <Pagination.Next>Next</Pagination.Next>
    </Pagination>
  )
}
