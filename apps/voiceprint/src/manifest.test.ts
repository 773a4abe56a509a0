import { savedParameters } from '@console/testing'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { categoryList } from './pages/corpus-category/corpus-category.search.ts'
import { corpusList } from './pages/corpus/corpus.search.ts'
import { recordList } from './pages/record/record.search.ts'
import { paths } from './paths.ts'

test('the paths of the pages are those of the manifest', () => {
  expect(new Set<string>(manifest.routes.map(({ path }) => path))).toEqual(
    new Set<string>(Object.values(paths)),
  )
})

test('saved views have the filters and the order of a list', () => {
  const [records, corpora, categories] = manifest.routes
  expect(savedParameters(recordList.shape, records.views)).toEqual({
    names: ['search', 'orgId', 'date', 'checkDate', 'status', 'size'],
    days: ['date', 'checkDate'],
  })
  expect(savedParameters(corpusList.shape, corpora.views)).toEqual({
    names: ['search', 'orgId', 'corpusId', 'date', 'status', 'size', 'sort'],
    days: ['date'],
  })
  expect(savedParameters(categoryList.shape, categories.views)).toEqual({
    names: ['search', 'size'],
    days: [],
  })
})
