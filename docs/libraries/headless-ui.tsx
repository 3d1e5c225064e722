import * as Pagination from '@dogear/react/pagination'
import { Button, Input, Select } from '@headlessui/react'

export default function HeadlessUi() {
  return (
    <Pagination.Root count={118} aria-label="Headless UI">
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
      <Pagination.PageSizeSelect aria-label="Items per page" sizes={[10, 20, 50]} asChild>
        <Select />
      </Pagination.PageSizeSelect>
      <Pagination.PageInput aria-label="Page" asChild>
        <Input />
      </Pagination.PageInput>
    </Pagination.Root>
  )
}
