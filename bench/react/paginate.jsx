import commonJs from 'react-paginate'

const ReactPaginate = commonJs.default

export default function Paginate({ count, pageSize }) {
  return (
    <ReactPaginate
      pageCount={Math.ceil(count / pageSize)}
      pageRangeDisplayed={3}
      marginPagesDisplayed={1}
      previousLabel="Previous"
      nextLabel="Next"
    />
  )
}
