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
    currency: 'CNY',
    credentialStatus: 2,
    credentialFlag: null,
  })
})

test.each([
  [{ credentialStatus: 2, credentialFlag: 1 }, 'certified'],
  [{ credentialStatus: 2, credentialFlag: 0 }, 'notCertified'],
  [{ credentialStatus: 2, credentialFlag: null }, 'notCertified'],
  [{ credentialStatus: 1, credentialFlag: 1 }, 'none'],
  [{ credentialStatus: null, credentialFlag: null }, 'none'],
] as const)('%o is the certification %s, and stays as stored', (stored, certification) => {
  const tenant = { ...sampleTenant, ...stored }
  const form = tenantForm(tenant)
  expect(form.certification).toBe(certification)
  expect(tenantBody(form, tenant)).toMatchObject(stored)
})

test.each([
  ['certified', { credentialStatus: 2, credentialFlag: 1 }],
  ['none', { credentialStatus: null, credentialFlag: null }],
] as const)('the certification %s is stored as %o', (certification, stored) => {
  expect(tenantBody({ ...tenantForm(sampleTenant), certification }, sampleTenant)).toMatchObject(stored)
})

test('without certification until now: Not Certified is stored as 2 and 0', () => {
  const tenant = { ...sampleTenant, credentialStatus: null, credentialFlag: null }
  const body = tenantBody({ ...tenantForm(tenant), certification: 'notCertified' }, tenant)
  expect(body).toMatchObject({ credentialStatus: 2, credentialFlag: 0 })
})
