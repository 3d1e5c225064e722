import { Button } from '@base-ui/react/button'
import { Input } from '@base-ui/react/input'
import { Select } from '@base-ui/react/select'
import * as Pagination from '@dogear/react/pagination'

export default function BaseUi() {
  return (
    <Pagination.Root count={118} aria-label="Base UI">
      <Pagination.PrevTrigger asChild>
        <Button>Previous</Button>
      </Pagination.PrevTrigger>
      <Pagination.List
        item={(entry) => (
          <Pagination.Item {...entry} asChild>
            <Button>{entry.value}</Button>
          </Pagination.Item>
        )}
      />
      <Pagination.NextTrigger asChild>
        <Button>Next</Button>
      </Pagination.NextTrigger>
      <Pagination.Context>
        {({ pageSize, setPageSize }) => (
          <Select.Root value={pageSize} onValueChange={(size) => size !== null && setPageSize(size)}>
            <Select.Trigger aria-label="Items per page">
              <Select.Value />
            </Select.Trigger>
            <Select.Portal>
              <Select.Positioner>
                <Select.Popup>
                  {[10, 20, 50].map((size) => (
                    <Select.Item key={size} value={size}>
                      <Select.ItemText>{size}</Select.ItemText>
                    </Select.Item>
                  ))}
                </Select.Popup>
              </Select.Positioner>
            </Select.Portal>
          </Select.Root>
        )}
      </Pagination.Context>
      <Pagination.PageInput aria-label="Page" asChild>
        <Input />
      </Pagination.PageInput>
    </Pagination.Root>
  )
}
