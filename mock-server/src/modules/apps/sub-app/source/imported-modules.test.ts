import { expect, test } from 'vitest'
import { findImports, replaceImports } from './imported-modules.ts'

const SCRIPT = `import('/crm/assets/index-1.js').finally(() => {}); import( "./b.js" ); import('https://cdn.example/c.js')
import('vue'); import(base + '/d.js'); x.import('/e.js'); reimport('/f.js')`

test('the imports of a script are found, but for names and for what is computed', () => {
  expect(findImports(SCRIPT)).toEqual(['/crm/assets/index-1.js', './b.js', 'https://cdn.example/c.js'])
})

test('their addresses are replaced, and everything else stays as it is written', () => {
  const replacements = new Map(
    findImports(SCRIPT).map((address) => [address, `/files/${address.split('/').at(-1) ?? ''}`]),
  )
  expect(replaceImports(SCRIPT, replacements))
    .toBe(`import("/files/index-1.js").finally(() => {}); import("/files/b.js"); import("/files/c.js")
import('vue'); import(base + '/d.js'); x.import('/e.js'); reimport('/f.js')`)
})
