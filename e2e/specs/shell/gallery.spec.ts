import { expect, listGraveFindings, test } from '../../fixtures/test.ts'

/** Pale because nobody can use it now, which asks for no contrast: rows while others are on their way, sending, disabled choices. */
const UNUSABLE = '[data-refreshing="true"], .ant-btn-loading, .ant-select-disabled'
const ANALYSED = [
  'header',
  'nav',
  'main section > :not(div)',
  `main section > div > [role="group"]:not(:has(${UNUSABLE}))`,
]
const GALLERY = '/console/sdk/gallery/'

test.describe('the gallery of components', () => {
  for (const { theme, language, title } of [
    { theme: 'light', language: 'en', title: 'Components' },
    { theme: 'dark', language: 'zh', title: '组件' },
  ] as const)
    test(`opens without a session in the ${theme} theme and in ${language}, is accessible and logs no error`, async ({
      page,
    }) => {
      await page.goto(`${GALLERY}?theme=${theme}&language=${language}#RankChart`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      // Charts come one after the other, and the waveform once its sound is there.
      await expect(page.locator('#RankChart svg').first()).toBeInViewport()
      await expect(page.locator('#Waveform [data-state="drawn"]')).toBeVisible()
      for (const name of ['ListPage', 'TextField', 'ErrorState', 'AudioPlayer'])
        await expect(page.getByRole('heading', { level: 3, name, exact: true })).toHaveCount(1)
      expect(await listGraveFindings(page, { include: ANALYSED })).toEqual([])
    })
})
