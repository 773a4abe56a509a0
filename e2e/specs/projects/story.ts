import type { APIRequestContext, Page } from '@playwright/test'
import { OPEN_PROJECTS_PATH, projectPath, getProjectRow } from '../../fixtures/project-pages.ts'
import { expect, type Participant } from '../../fixtures/several-people.ts'

export const NAME = 'Flood claims intake'
export const BUSINESS = 'Customer follow-up'
export const CONTRACTOR = 'Lantern Call Services'
export const NEED = 6
export const ASSIGNED = 3
export const ADDED = 4
export const REMARK = 'Say which shifts the seats can take.'
export const OFFER = 'Three seats, trained on claims intake.'
export const BETTER_OFFER = 'Three seats from 08:00 to 20:00, trained on claims intake.'
export const NOT_VERIFIED = 'Not verified. Please contact the platform offline to complete verification.'
export const NEED_LOWERED = 'Manpower needs can only be increased'

/** The list with the need alone: other tests post projects meanwhile, and the newest come first. */
export const OPEN_NEED_PATH = `${OPEN_PROJECTS_PATH}?search=${encodeURIComponent(NAME)}`

export type Story = {
  owner: Participant
  provider: Participant
  unverified: Participant
  request: APIRequestContext
  expectAccessible: (on?: Page) => Promise<void>
}

export const sent = (page: Page, { method, path }: { method: string; path: string }) =>
  page.waitForRequest((one) => one.method() === method && new URL(one.url()).pathname === path)

/** The content of a request's body. */
export const readBody = async (request: ReturnType<typeof sent>): Promise<unknown> =>
  (await request).postDataJSON()

/** Loads the owner's page of the project again, which others have changed; returns its row of the contractor. */
export async function loadOwnersPage({ page }: Participant, id: number) {
  await page.goto(projectPath(id))
  return ownersRow(page)
}

/** The owner's row of the contractor, on the page of the project. */
export async function ownersRow(page: Page) {
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  return getProjectRow(page, CONTRACTOR)
}
