import * as Pagination from '@dogear/react/pagination'
import {
  Button,
  type ButtonProps,
  Input,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components'

/** Passes `disabled` on by React Aria's name. */
const PageButton = ({ disabled, ...props }: ButtonProps & { disabled?: boolean }) => (
  <Button {...props} isDisabled={disabled} />
)

export default function ReactAria() {
  return (
    <Pagination.Root count={118} aria-label="React Aria">
      <Pagination.PrevTrigger asChild>
        <PageButton>Previous</PageButton>
      </Pagination.PrevTrigger>
      <Pagination.List
        item={(entry) => (
          <Pagination.Item {...entry} asChild>
            <PageButton>{entry.value}</PageButton>
          </Pagination.Item>
        )}
      />
      <Pagination.NextTrigger asChild>
        <PageButton>Next</PageButton>
      </Pagination.NextTrigger>
      <Pagination.Context>
        {({ page, pageSize, totalPages, setPage, setPageSize }) => (
          <>
            <Select aria-label="Items per page" value={pageSize} onChange={(size) => setPageSize(Number(size))}>
              <Button>
                <SelectValue />
              </Button>
              <Popover>
                <ListBox>
                  {[10, 20, 50].map((size) => (
                    <ListBoxItem key={size} id={size} textValue={`${size}`}>
                      {size}
                    </ListBoxItem>
                  ))}
                </ListBox>
              </Popover>
            </Select>
            <NumberField aria-label="Page" value={page} minValue={1} maxValue={totalPages} onChange={setPage}>
              <Input />
            </NumberField>
          </>
        )}
      </Pagination.Context>
    </Pagination.Root>
  )
}
