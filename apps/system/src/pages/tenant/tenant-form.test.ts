import { tenantAdmin } from '@console/contracts'
import { expect, test } from 'vitest'
import { tenantBody, tenantForm } from './tenant-form.ts'
import { sampleTenant } from './tenant.samples.ts'

test('an unchanged company is sent as stored', () => {
  const body = tenantBody(tenantForm(sampleTenant), sampleTenant)
  expect(tenantAdmin.modify.body.parse(body)).toMatchObject({
    id: sampleTenant.id,
    version: sampleTenant.version,
    shortName: '',
    credentialStatus: 2,
    credentialFlag: null,
  })
})

test.each(['x', '1.5', '-1', '1000'])('the certification value %s is refused at its field', (text) => {
  const body = tenantBody({ ...tenantForm(sampleTenant), credentialFlag: text }, sampleTenant)
  const { error } = tenantAdmin.modify.body.safeParse(body)
  expect(error?.issues.map(({ path }) => path)).toEqual([['credentialFlag']])
})
