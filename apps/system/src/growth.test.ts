import { repeated, testGrowth } from '@console/testing/growth'
import { readJson } from './model/json-lines.ts'
import { MAX_SLOTS_CHARACTERS } from './model/slots-text.ts'

testGrowth([
  ['JSON of brackets', MAX_SLOTS_CHARACTERS, (length) => readJson(repeated('[')(length))],
  ['JSON of values', MAX_SLOTS_CHARACTERS, (length) => readJson(`[${repeated('1,')(length)}1]`)],
  ['JSON of blanks', MAX_SLOTS_CHARACTERS, (length) => readJson(repeated(' ')(length))],
  ['JSON of a long text', MAX_SLOTS_CHARACTERS, (length) => readJson(`"${repeated('\\\\')(length)}`)],
  ['JSON of a number', MAX_SLOTS_CHARACTERS, (length) => readJson(repeated('1')(length))],
])
