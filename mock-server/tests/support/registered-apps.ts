import { subApp } from '@console/contracts'
import { expect, vi } from 'vitest'
import type { TestServer } from '../../src/testing/start-test-server.ts'
import type { AppHost } from './app-host.ts'

export const PLACES = [{ path: '', name: { en: 'Customers', zh: '客户' } }]

type Parts = { server: () => TestServer; host: () => AppHost; platform: () => string }

/** Registers, releases and reads apps of a host, as a person of the platform. */
export function registeredApps({ server, host, platform }: Parts) {
  const registration = (module: string, more: object = {}) => ({
    module,
    name: { en: 'Partner CRM', zh: '合作方客户管理' },
    trust: 'partner' as const,
    ownerContact: 'crm-team@partner.example',
    source: { kind: 'html' as const, url: `${host().url}/crm/index.html` },
    places: PLACES,
    ...more,
  })

  const readVersion = async (module: string, versionId: number): Promise<subApp.AppVersion | undefined> => {
    const { data } = await server().send(subApp.detail, { token: platform(), query: { module } })
    return data.versions.find(({ id }) => id === versionId)
  }

  /** The version once its files are there, or failed. */
  const settled = async (module: string, versionId: number): Promise<subApp.AppVersion> => {
    const isSettled = async () => {
      const version = await readVersion(module, versionId)
      return version?.state === 'ready' || version?.state === 'failed' ? version : false
    }
    return vi.waitUntil(isSettled, { timeout: 20_000 })
  }

  const registered = async (module: string, more: object = {}): Promise<number> => {
    const body = registration(module, more)
    const answer = await server().send(subApp.register, { token: platform(), body })
    expect([answer.status, answer.code]).toEqual([200, 0])
    expect(await settled(module, answer.data.versionId)).toMatchObject({ state: 'ready', problem: null })
    return answer.data.versionId
  }

  /** A further version of the present files of the host. */
  const added = async (module: string): Promise<number> => {
    const body = { module, source: registration(module).source, places: PLACES }
    const { data } = await server().send(subApp.addVersion, { token: platform(), body })
    expect(await settled(module, data.versionId)).toMatchObject({ state: 'ready', problem: null })
    return data.versionId
  }

  const release = async (
    items: { module: string; versionId: number | null }[],
    audience: object = {},
  ): Promise<number> => {
    const body = { items, ...audience }
    const answer = await server().send(subApp.release, { token: platform(), body })
    expect([answer.status, answer.code]).toEqual([200, 0])
    return answer.data.setNumber
  }

  const runs = async (token: string): Promise<string[]> => {
    const { data } = await server().send(subApp.registry, { token })
    return data.apps.map(({ module, versionId }) => `${module} ${versionId}`)
  }

  return { registration, readVersion, settled, registered, added, release, runs }
}
