import { subApp } from '@console/contracts'
import { expect, test } from 'vitest'
import { emptyApp, emptyPlace, toAppBody, toFieldName, toVersionBody, toVersionForm } from './app-form.ts'
import { sampleVersion } from './apps.samples.ts'

test('a version that is filled in from another asks for the same', () => {
  const { source, permissions, places, slots } = sampleVersion
  // The console reads the places of contributions from them.
  const { slots: _places, ...asked } = permissions
  expect(toVersionBody(toVersionForm(sampleVersion))).toEqual({ source, permissions: asked, places, slots })
  expect(toVersionBody(toVersionForm({ ...sampleVersion, source: null })).source).toBeNull()
})

test('everything that the contract refuses is said at a field of the form', () => {
  const wrong = {
    ...emptyApp,
    module: 'X',
    url: 'nowhere',
    backEnds: [{ name: 'Bad name', origin: 'crm' }],
    places: [{ ...emptyPlace, path: 'orders', component: 'app', order: 'many' }],
  }
  const { error } = subApp.register.body.safeParse(toAppBody(wrong))
  expect(new Set(error?.issues.map(({ path }) => toFieldName(path)))).toEqual(
    new Set([
      'module',
      'nameEn',
      'nameZh',
      'ownerContact',
      'url',
      'backEnds',
      'places.0.nameEn',
      'places.0.nameZh',
      'places.0.path',
      'places.0.component',
      'places.0.order',
    ]),
  )
  const none = subApp.register.body.safeParse(toAppBody({ ...emptyApp, places: [] }))
  expect(none.error?.issues.map(({ path }) => toFieldName(path))).toContain('places')
})
