import { ApolloLink } from '@apollo/client'
import { from, map } from 'rxjs'
import { fetchElements } from './fetch-elements'

/** Simulates a GraphQL server. */
export const elementsLink = new ApolloLink(({ variables: { offset, limit } }) =>
  from(fetchElements({ search: '', offset, limit }, new AbortController().signal)).pipe(
    map((elements) => ({ data: { elements } })),
  ),
)
