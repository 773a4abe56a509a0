import { AUDIT_PATH, tableRows, userMenu } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Four ways to make code of a text; written for the page itself. */
const ATTEMPTS = `
  const attempts = [
    () => (0, eval)('1 + 1'),
    () => new Function('return 1')(),
    () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
    () => (document.createElement('script').src = 'https://elsewhere.example/x.js'),
  ]
  document.documentElement.dataset.attempts = attempts
    .map((attempt) => {
      try {
        attempt()
        return 'let-through'
      } catch {
        return 'refused'
      }
    })
    .join(' ')
`

test('under Trusted Types the console works, and only files listed in a manifest are evaluated [SHELL-045]', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expect(/Refused|violates/)
  await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Detail' }).first().click()
  // Any entry may be the newest: other tests write to the same log.
  await expect(page.getByRole('complementary').filter({ hasText: 'Side by side' })).toBeVisible()
  await page.keyboard.press('Escape')
  await userMenu(page).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  // A file of the page's own, because a script that a test evaluates from outside is exempt from the policy.
  await page.route('**/console/assets/attempts.js', async (route) => {
    await route.fulfill({ contentType: 'text/javascript', body: ATTEMPTS })
  })
  const results = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.src = '/console/assets/attempts.js'
    document.head.append(script)
    await new Promise((resolve) => script.addEventListener('load', resolve))
    return document.documentElement.dataset['attempts']
  })
  expect(results).toBe('refused refused refused refused')
})
