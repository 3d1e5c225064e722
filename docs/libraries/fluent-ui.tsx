import * as Pagination from '@dogear/react/pagination'
import { Button, FluentProvider, Input, Select, webLightTheme } from '@fluentui/react-components'

export default function FluentUi() {
  return (
    <FluentProvider theme={webLightTheme}>
      <Pagination.Root count={118} aria-label="Fluent UI">
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
    </FluentProvider>
  )
}
