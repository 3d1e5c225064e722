import type { Answer } from '../src/answer'
import type { Query } from '../src/query'
import type { Database } from './database'
import { loadByKeyset } from './load-by-keyset'
import { loadByOffset } from './load-by-offset'

export const loadAnswer = (database: Database, query: Query): Promise<Answer> =>
  (query.mode === 'keyset' ? loadByKeyset : loadByOffset)(database, query)
