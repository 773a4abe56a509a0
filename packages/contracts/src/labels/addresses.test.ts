import { expect, test } from 'vitest'
import { label, wordList } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// Above a documented address are the requirements that spell it.

test('the calls of label have their methods and paths', () => {
  expect(collectCallAddresses(label)).toEqual({
    backFills: 'GET /api/dolphin-ai/label/back-fill/list',
    backTest: 'POST /api/dolphin-ai/label/back-test',
    // LABEL-043
    create: 'POST /api/dolphin-ai/label/create',
    // LABEL-Q11
    debug: 'POST /api/dolphin-ai/label/debug',
    describe: 'GET /api/dolphin-ai/label/describe',
    // LABEL-022
    enable: 'POST /api/dolphin-ai/label/enable',
    // LABEL-150
    history: 'GET /api/dolphin-ai/label/history',
    // LABEL-044
    modify: 'POST /api/dolphin-ai/label/modify',
    // LABEL-005, DSET-015
    query: 'GET /api/dolphin-ai/label/query',
    // LABEL-027
    remove: 'POST /api/dolphin-ai/label/delete',
    startBackFill: 'POST /api/dolphin-ai/label/back-fill/start',
    stopBackFill: 'POST /api/dolphin-ai/label/back-fill/stop',
    // QUAL-029
    tagList: 'GET /assistant-cms/smartTag/list',
    // LABEL-131
    validateRegex: 'POST /api/dolphin-ai/label/regex/validate',
    versions: 'GET /api/dolphin-ai/label/versions',
  })
})

test('the calls of word lists have their methods and paths', () => {
  expect(collectCallAddresses(wordList)).toEqual({
    create: 'POST /api/dolphin-ai/label/word-list/create',
    modify: 'POST /api/dolphin-ai/label/word-list/modify',
    query: 'GET /api/dolphin-ai/label/word-list/query',
    readFile: 'POST /api/dolphin-ai/label/word-list/read',
    remove: 'POST /api/dolphin-ai/label/word-list/delete',
  })
})
