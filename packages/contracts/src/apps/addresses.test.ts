import { expect, test } from 'vitest'
import { subApp } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

test('the calls of registered apps have their methods and paths', () => {
  expect(collectCallAddresses(subApp)).toEqual({
    addVersion: 'POST /api/apps/versions',
    catalogue: 'GET /api/apps/catalogue',
    changeDetails: 'PUT /api/apps/detail',
    consent: 'PUT /api/apps/consent',
    developLocally: 'POST /api/apps/local',
    detail: 'GET /api/apps/detail',
    fieldValues: 'GET /api/apps/field-values',
    health: 'GET /api/apps/health',
    list: 'GET /api/apps',
    register: 'POST /api/apps',
    remove: 'DELETE /api/apps',
    registry: 'GET /api/apps/registry',
    release: 'POST /api/apps/sets',
    releaseAgain: 'POST /api/apps/rollouts',
    reportHealth: 'POST /api/apps/health',
    retryVersion: 'POST /api/apps/versions/retry',
    saveFieldValues: 'PUT /api/apps/field-values',
    setOff: 'PUT /api/apps/off',
    sets: 'GET /api/apps/sets',
    switchSlot: 'PUT /api/apps/slots',
    token: 'POST /api/apps/token',
    uploadArchive: 'POST /api/apps/versions/archive',
  })
})
