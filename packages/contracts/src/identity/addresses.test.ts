import { expect, test } from 'vitest'
import {
  account,
  business,
  businessManage,
  businessReference,
  company,
  credential,
  factor,
  frame,
  menu,
  organization,
  ownMail,
  role,
  savedView,
  session,
  signUp,
  tenant,
  tenantAdmin,
  user,
} from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// Above a documented address are the requirements that spell it.

test('the calls of account have their methods and paths', () => {
  expect(collectCallAddresses(account)).toEqual({
    change: 'POST /api/account/change',
    checkImport: 'POST /api/account/import',
    create: 'POST /api/account',
    detail: 'GET /api/account/detail',
    endSessions: 'DELETE /api/account/sessions',
    erase: 'POST /api/account/erase',
    getImport: 'GET /api/account/import',
    importProblems: 'GET /api/account/import/problems',
    list: 'POST /api/account/list',
    modify: 'PUT /api/account',
    options: 'GET /api/account/options',
    organizations: 'GET /api/account/organizations',
    personalData: 'POST /api/account/personal-data',
    resetFactor: 'POST /api/account/factor/reset',
    resetPasswords: 'POST /api/account/password',
    startImport: 'POST /api/account/import/start',
    stopImport: 'POST /api/account/import/stop',
  })
})

test('the calls of business have their methods and paths', () => {
  expect(collectCallAddresses(business)).toEqual({
    // SHELL-102, LABEL-054, MON-009, STAT-008
    businessTypePage: 'POST /api/business/businessType/getPageList',
  })
  expect(collectCallAddresses(businessReference)).toEqual({
    // PROJ-009
    industryAll: 'GET /api/business/industry/getAll',
    // AUDIT-Q3, LABEL-Q10
    productPage: 'POST /api/business/product/getPageList',
  })
  expect(collectCallAddresses(businessManage)).toEqual({
    create: 'POST /api/business/manage',
    createProduct: 'POST /api/business/manage/product',
    list: 'GET /api/business/manage',
    modify: 'PUT /api/business/manage',
    products: 'GET /api/business/manage/product',
    remove: 'DELETE /api/business/manage',
    removeProduct: 'DELETE /api/business/manage/product',
    renameProduct: 'PUT /api/business/manage/product',
  })
})

test('the calls of company have their methods and paths', () => {
  expect(collectCallAddresses(company)).toEqual({
    modify: 'PUT /api/tenant/detail',
    // Ours
    setSignInRule: 'PUT /api/tenant/sign_in_rule',
    // COMP-006
    renewInvitation: 'POST /api/tenant/invitation_code',
    // COMP-008
    uploadLogo: 'POST /api/tenant/logo/upload',
  })
})

test('the calls of credential have their methods and paths', () => {
  expect(collectCallAddresses(credential)).toEqual({
    // CRED-005
    create: 'POST /api/tenant/oauth_client',
    describe: 'PUT /api/tenant/oauth_client/description',
    // CRED-001
    list: 'GET /api/tenant/oauth_client',
    // CRED-007
    remove: 'DELETE /api/tenant/oauth_client',
    reveal: 'POST /api/tenant/oauth_client/reveal',
    // CRED-012
    searchPaths: 'GET /api/tenant/oauth_client/api',
    // CRED-006
    setStatus: 'PUT /api/tenant/oauth_client',
    // CRED-013
    usage: 'GET /api/tenant/oauth_client/usage',
  })
})

test('the calls of factor have their methods and paths', () => {
  expect(collectCallAddresses(factor)).toEqual({
    confirm: 'POST /api/factor/confirm',
    demand: 'GET /api/factor/demand',
    own: 'GET /api/factor',
    renewCodes: 'POST /api/factor/codes',
    setDemand: 'PUT /api/factor/demand',
    signIn: 'POST /api/login/factor',
    start: 'POST /api/factor/start',
    turnOff: 'POST /api/factor/off',
  })
})

test('the calls of frame ticket have their methods and paths', () => {
  expect(collectCallAddresses(frame)).toEqual({
    exchange: 'POST /api/embed/exchange',
    ticket: 'POST /api/embed/ticket',
    visitor: 'GET /api/embed/visitor',
  })
})

test('the calls of menu have their methods and paths', () => {
  expect(collectCallAddresses(menu)).toEqual({
    // SHELL-Q5
    tree: 'GET /api/user/menu/tree',
  })
})

test('the calls of organization have their methods and paths', () => {
  expect(collectCallAddresses(organization)).toEqual({
    create: 'POST /api/user/organization',
    move: 'PUT /api/user/organization/move',
    remove: 'DELETE /api/user/organization',
    rename: 'PUT /api/user/organization',
    tree: 'GET /api/user/organization/tree',
  })
})

test('the calls of role have their methods and paths', () => {
  expect(collectCallAddresses(role)).toEqual({
    catalogue: 'GET /api/role/catalogue',
    copy: 'POST /api/role/copy',
    create: 'POST /api/role',
    detail: 'GET /api/role/detail',
    holders: 'GET /api/role/holders',
    list: 'GET /api/role',
    modify: 'PUT /api/role',
    remove: 'DELETE /api/role',
  })
})

test('the calls of saved views have their methods and paths', () => {
  expect(collectCallAddresses(savedView)).toEqual({
    list: 'GET /api/user/view',
    remove: 'DELETE /api/user/view',
    rename: 'PUT /api/user/view',
    save: 'POST /api/user/view',
    setStart: 'PUT /api/user/view/start',
  })
})

test('the calls of session have their methods and paths', () => {
  expect(collectCallAddresses(session)).toEqual({
    // SHELL-005, ERR-030, SHELL-Q4, ERR-Q8
    authz: 'GET /api/authz',
    // ERR-029, SHELL-001
    checkToken: 'POST /api/auth/checkToken',
    // RT-004, LIVE-013
    describeDispatcher: 'POST /api/dolphin/user/describeDispatcher',
    listOwn: 'GET /api/session/own',
    // SHELL-006, ERR-029, SHELL-Q2
    login: 'POST /api/login',
    // SHELL-Q6
    logout: 'POST /api/logout',
    // SHELL-092
    modifyLoginUserPwd: 'POST /api/user/modifyLoginUserPwd',
    reportUse: 'POST /api/auth/use',
    revokeOthers: 'DELETE /api/session/others',
    revokeOwn: 'DELETE /api/session/own',
    start: 'GET /api/auth/start',
  })
})

test('the calls of own mail have their methods and paths', () => {
  expect(collectCallAddresses(ownMail)).toEqual({
    address: 'GET /api/own-mail/address',
    confirmAddress: 'POST /api/own-mail/confirmed',
    removeAddress: 'DELETE /api/own-mail/address',
    requestPassword: 'POST /api/own-mail/password-link',
    setAddress: 'PUT /api/own-mail/address',
    setPassword: 'POST /api/own-mail/password',
  })
})

test('the calls of sign up have their methods and paths', () => {
  expect(collectCallAddresses(signUp)).toEqual({
    create: 'POST /api/sign-up',
    invitation: 'GET /api/sign-up/invitation',
  })
})

test('the calls of tenant have their methods and paths', () => {
  expect(collectCallAddresses(tenant)).toEqual({
    // SHELL-074, COMP-Q1, BILL-Q6
    detail: 'GET /api/tenant/detail',
  })
})

test('the calls of tenant admin have their methods and paths', () => {
  expect(collectCallAddresses(tenantAdmin)).toEqual({
    addBusiness: 'POST /api/platform/tenant/business',
    create: 'POST /api/platform/tenant',
    detail: 'GET /api/platform/tenant/detail',
    list: 'GET /api/platform/tenant',
    modify: 'PUT /api/platform/tenant',
    modifyBusiness: 'PUT /api/platform/tenant/business',
    setAuthStatus: 'PUT /api/platform/tenant/authStatus',
  })
})

test('the calls of user have their methods and paths', () => {
  expect(collectCallAddresses(user)).toEqual({
    // SHELL-Q3
    info: 'GET /api/user/info',
    // SHELL-103, MON-011, STAT-024
    list: 'POST /api/user/list',
    // SHELL-103
    listEnum: 'GET /api/user/list/enum',
    // SHELL-103, MON-010, STAT-009
    organizationList: 'POST /api/user/organization/list',
  })
})
