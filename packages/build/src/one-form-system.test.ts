import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './project.ts'

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(antd|@ant-design\/pro-components)'/g

/** Names of the forms of antd and of pro-components that a source imports. */
function listForeignForms(text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => /Form(?!at)/.test(name))
}

test('forms are those of `@console/ui/form`: nobody imports the forms of antd or of pro-components', () => {
  const planted = `import {
  EditableProTable,
  ProFormText,
} from '@ant-design/pro-components'
import { Button, Form, type FormInstance } from 'antd'
import { FormField } from '@console/ui/form'`
  expect(listForeignForms(planted)).toEqual(['ProFormText', 'Form', 'FormInstance'])
  const paths = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: repositoryRoot })
  expect(paths.length).toBeGreaterThan(2000)
  const found = paths.flatMap((path) =>
    listForeignForms(readFileSync(join(repositoryRoot, path), 'utf8')).map((name) => `${path}: ${name}`),
  )
  expect(found.filter((line) => !line.startsWith('packages/build/src/one-form-system.test.ts'))).toEqual([])
})
