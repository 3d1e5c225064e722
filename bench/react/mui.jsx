import Pagination from '@mui/material/Pagination'

export default function Mui({ count, pageSize }) {
  return <Pagination count={Math.ceil(count / pageSize)} showFirstButton showLastButton />
}
