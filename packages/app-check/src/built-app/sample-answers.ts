import { toCapability, successEnvelope, type Call } from '@console/contracts'
import * as contracts from '@console/contracts'
import { CALLS } from '@console/contracts/documented'
import { exampleAnswer } from '@console/openapi'
import type { AppToCheck } from './app-to-check.ts'

const VERSION_ID = 1
const HOURS_12 = 43_200
const MENU_ID = 'app.checked'

/** A person of a company that has consented to all that the app asks for. */
const PERSON = {
  userId: 7,
  id: 7,
  username: 'check',
  tenantId: 3,
  tenantName: 'Example company',
  selectedBusinessTypeId: 11,
  individual: false,
  avatar: null,
  timezone: 'Asia/Shanghai',
  currency: 'CNY',
  credentialStatus: 2,
  credentialFlag: 1,
  orgId: 5,
  orgName: 'Example team',
  name: 'Ada Example',
  nickName: null,
  type: 'TeamAdmin',
  teamOrgId: 5,
  tenantAdmin: true,
  tenantType: 'Standard',
  tenantAuthStatus: 'Verified',
  businessTypes: [{ businessTypeId: 11, businessTypeName: 'Example business' }],
} satisfies contracts.user.UserInfo
