import * as Pagination from '@dogear/react/pagination'
import { Button, type ButtonProps, ListBox, NumberField, Select } from '@heroui/react'

/** Passes `disabled` on by HeroUI's name. */
const PageButton = ({ disabled, ...props }: ButtonProps & { disabled?: boolean }) => (
  <Button variant="tertiary" {...props} isDisabled={disabled} />
)

export default function HeroUi() {
  return (
    <Pagination.Root count={118} aria-label="HeroUI">
      <Pagination.PrevTrigger asChild>
        <PageButton>Previous</PageButton>
      </Pagination.PrevTrigger>
      <Pagination.List
        item={(entry) => (
          <Pagination.Item {...entry} asChild>
            <PageButton isIconOnly>{entry.value}</PageButton>
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
              <Select.Trigger>
                <Select.Value />
                <Select.Indicator />
              </Select.Trigger>
              <Select.Popover>
                <ListBox>
                  {[10, 20, 50].map((size) => (
                    <ListBox.Item key={size} id={size} textValue={`${size}`}>
                      {size}
                    </ListBox.Item>
                  ))}
                </ListBox>
              </Select.Popover>
            </Select>
            <NumberField aria-label="Page" value={page} minValue={1} maxValue={totalPages} onChange={setPage}>
              <NumberField.Group>
                <NumberField.Input />
              </NumberField.Group>
            </NumberField>
          </>
        )}
      </Pagination.Context>
    </Pagination.Root>
  )
}
