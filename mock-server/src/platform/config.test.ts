import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environment, readConfig, REPOSITORY_ROOT } from './config.ts'

test('without settings the server listens on this machine only, keeps its data in the repository and seeds the demo', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDir: join(REPOSITORY_ROOT, '.data'),
    webRoot: join(REPOSITORY_ROOT, 'dist'),
    secretKeyFile: join(REPOSITORY_ROOT, '.data', 'secret.key'),
    seedProfile: 'demo',
    seedRecordings: 'on',
    simulator: 'on',
    clockSpeed: 1,
    demo: 'off',
    staticHost: '',
    storage: { kind: 'local' },
    ice: { stunUrls: [], turn: null },
    languageModel: null,
    voiceprintModel: null,
    passwordPolicy: 'default',
    factRetentionDays: 400,
    auditCheckpointUrl: undefined,
    queryToken: 'ticket',
    trustProxy: false,
    brands: [],
    frameOrigins: [],
    legacyTokenOrigins: [],
    validateResponses: false,
  })
})

test('a model of voices is a file, from the root of the repository on', () => {
  const modelOf = (file: string) => readConfig({ VOICEPRINT_MODEL: file }).voiceprintModel
  expect(modelOf('/models/voice.onnx')).toBe('/models/voice.onnx')
  expect(modelOf('models/voice.onnx')).toBe(join(REPOSITORY_ROOT, 'models/voice.onnx'))
})

test('the demo accounts have the published password where nobody else reaches the console, or the one that is given', () => {
  const passwordOf = (given: Record<string, string>) => readConfig(given).demoPassword
  for (const here of [
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://[::1]:8080' },
  ])
    expect(passwordOf(here)).toBe('Orchid#2026')
  for (const elsewhere of [{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_URL: 'https://console.example' }]) {
    expect(passwordOf(elsewhere)).toBeNull()
    expect(passwordOf({ ...elsewhere, DEMO_PASSWORD: 'Given#2026' })).toBe('Given#2026')
  }
})

test('an empty setting is none', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 8080 })
})

test('files are in a bucket, with a prefix or without', () => {
  const keys = { STORAGE_ACCESS_KEY: 'a', STORAGE_SECRET_KEY: 'b' }
  const { storage } = readConfig({ ...keys, STORAGE: 's3://files/console', STORAGE_REGION: 'eu-central-1' })
  expect(storage).toEqual({
    kind: 's3',
    bucket: 'files',
    prefix: 'console/',
    endpoint: undefined,
    region: 'eu-central-1',
    accessKey: 'a',
    secretKey: 'b',
  })
  const elsewhere = readConfig({ ...keys, STORAGE: 's3://files', STORAGE_ENDPOINT: 'https://s3.example' })
  expect(elsewhere.storage).toMatchObject({ prefix: '', endpoint: 'https://s3.example', region: 'us-east-1' })
})

test('browsers find a way to each other by STUN, and by TURN with a secret', () => {
  const { ice } = readConfig({
    STUN_URLS: 'stun:stun.example, stun:[2001:db8::1]:3478',
    TURN_URLS: 'turn:turn.example:3478?transport=udp,turns:turn.example:5349',
    TURN_SECRET: 'north wind',
  })
  expect(ice).toEqual({
    stunUrls: ['stun:stun.example', 'stun:[2001:db8::1]:3478'],
    turn: {
      urls: ['turn:turn.example:3478?transport=udp', 'turns:turn.example:5349'],
      secret: 'north wind',
    },
  })
})

test('prompt labels are judged by the model of an endpoint, whose price may be known', () => {
  const endpoint = { LLM_BASE_URL: 'https://models.example/v1/', LLM_MODEL: 'small' }
  expect(readConfig(endpoint).languageModel).toEqual({
    baseUrl: 'https://models.example/v1',
    apiKey: undefined,
    model: 'small',
    dailyTokens: 1_000_000,
    price: null,
  })
  const priced = readConfig({
    ...endpoint,
    LLM_API_KEY: 'k-1',
    LLM_DAILY_TOKENS: '1',
    LLM_INPUT_PRICE: '0.25',
    LLM_OUTPUT_PRICE: '2',
    LLM_CURRENCY: 'CNY',
  })
  expect(priced.languageModel).toMatchObject({
    apiKey: 'k-1',
    dailyTokens: 1,
    price: { input: 0.25, output: 2, currency: 'CNY' },
  })
})

test.for([
  [
    { LLM_BASE_URL: 'ftp://models.example', LLM_MODEL: 'small' },
    'Setting LLM_BASE_URL has an unusable value: use an http or https address such as https://models.example/v1, without a password or query.',
  ],
  [
    { LLM_BASE_URL: 'https://me:secret@models.example/v1', LLM_MODEL: 'small' },
    'Setting LLM_BASE_URL has an unusable value: use an http or https address such as https://models.example/v1, without a password or query.',
  ],
  [{ LLM_BASE_URL: 'https://models.example/v1' }, 'LLM_BASE_URL needs LLM_MODEL.'],
  [{ LLM_MODEL: 'small' }, 'LLM_API_KEY, LLM_MODEL and prices need LLM_BASE_URL.'],
  [{ LLM_INPUT_PRICE: '1' }, 'LLM_INPUT_PRICE and LLM_OUTPUT_PRICE need each other.'],
  [
    { LLM_DAILY_TOKENS: '0' },
    'Setting LLM_DAILY_TOKENS has an unusable value: use a number of tokens from 1 to 1000000000000.',
  ],
  [
    { LLM_API_KEY: 'two words' },
    'Setting LLM_API_KEY has an unusable value: use visible ASCII characters without blanks.',
  ],
  [
    { STUN_URLS: 'stun.example:3478' },
    'Setting STUN_URLS has an unusable value: use up to 4 addresses such as stun:stun.example:3478, separated by commas.',
  ],
  [
    { TURN_URLS: 'turn:me@turn.example', TURN_SECRET: 'x' },
    'Setting TURN_URLS has an unusable value: use up to 4 addresses such as turn:turn.example:3478?transport=udp or turns:turn.example:5349, separated by commas.',
  ],
  [{ TURN_URLS: 'turn:turn.example' }, 'TURN_URLS needs TURN_SECRET.'],
  [{ TURN_SECRET: 'x' }, 'TURN_SECRET needs TURN_URLS.'],
  [{ PORT: 'eighty' }, 'Setting PORT has an unusable value: use a number from 0 to 65535.'],
  [{ PORT: '70000' }, 'Setting PORT has an unusable value: use a number from 0 to 65535.'],
  [{ SEED_PROFILE: 'huge' }, 'Setting SEED_PROFILE has an unusable value: use none, people, demo or large.'],
  [
    { STORAGE: 'ftp://bucket' },
    'Setting STORAGE has an unusable value: use local, or s3://bucket or s3://bucket/prefix.',
  ],
  [
    { STORAGE: 's3://bucket/../x' },
    'Setting STORAGE has an unusable value: use local, or s3://bucket or s3://bucket/prefix.',
  ],
  [{ STORAGE: 's3://bucket' }, 'STORAGE=s3://bucket needs STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY.'],
  [
    { STORAGE: 's3://bucket', STORAGE_ACCESS_KEY: 'a' },
    'STORAGE=s3://bucket needs STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY.',
  ],
  [
    { STORAGE: 's3://bucket', STORAGE_ACCESS_KEY: 'a', STORAGE_SECRET_KEY: 'b' },
    "STORAGE=s3://bucket needs STORAGE_REGION, or STORAGE_ENDPOINT for a storage that is not Amazon's.",
  ],
  [
    { STORAGE: 's3://bucket', STORAGE_ENDPOINT: 'minio:9000' },
    'Setting STORAGE_ENDPOINT has an unusable value: use an http or https address.',
  ],
  [
    { STORAGE_REGION: 'eu-central-1' },
    'STORAGE_ENDPOINT, _REGION, _ACCESS_KEY and _SECRET_KEY need STORAGE=s3://bucket.',
  ],
  [
    { DATABASE_URL: 'mysql://x' },
    'Setting DATABASE_URL has an unusable value: use postgres://user:password@host:port/database.',
  ],
  [{ PASSWORD_POLICY: 'weak' }, 'Setting PASSWORD_POLICY has an unusable value: use default or long.'],
  [
    { SEED_NOW: 'yesterday' },
    'Setting SEED_NOW has an unusable value: use a time such as 2026-11-21T09:00:00Z.',
  ],
  [{ SEED_RECORDINGS: 'some' }, 'Setting SEED_RECORDINGS has an unusable value: use on or off.'],
  [{ SEED_DAYS: '0' }, 'Setting SEED_DAYS has an unusable value: use a number of days from 1 to 366.'],
  [{ SEED_DAYS: '367' }, 'Setting SEED_DAYS has an unusable value: use a number of days from 1 to 366.'],
  [{ SEED_LANGUAGE: 'de' }, 'Setting SEED_LANGUAGE has an unusable value: use en or zh.'],
  [{ SIMULATOR: 'yes' }, 'Setting SIMULATOR has an unusable value: use on or off.'],
  [
    { SIMULATOR: 'on', SEED_PROFILE: 'none' },
    'Setting SIMULATOR has an unusable value: with SEED_PROFILE=none there is no demo data to play, use off.',
  ],
  [{ CLOCK_SPEED: '2' }, 'Setting CLOCK_SPEED has an unusable value: use 1, 10 or 60.'],
  [
    { CLOCK_SPEED: '10', SEED_PROFILE: 'people' },
    'Setting CLOCK_SPEED has an unusable value: a faster clock is for the simulator only, use 1 or SIMULATOR=on.',
  ],
  [
    { REDIS_URL: 'localhost:6379' },
    'Setting REDIS_URL has an unusable value: use redis://user:password@host:port/number, or rediss for TLS.',
  ],
  [{ PUBLIC_URL: 'console' }, 'Setting PUBLIC_URL has an unusable value: use an http or https address.'],
  [
    { FACT_RETENTION_DAYS: '399' },
    'Setting FACT_RETENTION_DAYS has an unusable value: use a number of days from 400 to 3650.',
  ],
  [
    { FRAME_ORIGINS: 'https://pages.example/path' },
    'Setting FRAME_ORIGINS has an unusable value: use origins such as https://pages.example, separated by commas.',
  ],
  [
    { LEGACY_TOKEN_ORIGINS: '*' },
    'Setting LEGACY_TOKEN_ORIGINS has an unusable value: use origins such as https://pages.example, separated by commas.',
  ],
  ...[
    'checkpoints',
    'http://receiver.example/',
    'ftp://receiver.example/',
    'https://me:word@receiver.example/',
  ].map(
    (AUDIT_CHECKPOINT_URL) =>
      [
        { AUDIT_CHECKPOINT_URL },
        'Setting AUDIT_CHECKPOINT_URL has an unusable value: use an https address without a password, or http on this machine.',
      ] as const,
  ),
  ...['platform.example', 'https://platform.example/base', 'ftp://platform.example'].map(
    (API_ORIGIN) =>
      [
        { API_ORIGIN },
        'Setting API_ORIGIN has an unusable value: use an origin such as https://platform.example, without a path, or leave it empty.',
      ] as const,
  ),
  [{ DEMO: 'true' }, 'Setting DEMO has an unusable value: use on or off.'],
  ...['files.example', 'https://files.example/demo', 'ftp://files.example'].map(
    (STATIC_HOST) =>
      [
        { STATIC_HOST },
        'Setting STATIC_HOST has an unusable value: use an origin such as https://files.example, or leave it empty.',
      ] as const,
  ),
  [
    { BRANDS: '{' },
    'Setting BRANDS has an unusable value: use a JSON list of {host, title: {en, zh}, logo, subLogo, supportEmail}.',
  ],
] as const)('an unusable setting is one line that names it and what to use: %j', ([env, line]) => {
  expect(() => readConfig(env)).toThrow(line)
})

test('the simulator runs for profiles with activity, unless it is switched off', () => {
  const simulatorOf = (SEED_PROFILE: string) => readConfig({ SEED_PROFILE }).simulator
  expect(['demo', 'large', 'people', 'none'].map(simulatorOf)).toEqual(['on', 'on', 'off', 'off'])
  expect(readConfig({ SIMULATOR: 'off' }).simulator).toBe('off')
  expect(readConfig({ CLOCK_SPEED: '60' }).clockSpeed).toBe(60)
})

test.for([
  ['true', true],
  ['false', false],
  ['0', false],
  ['1', 1],
  ['10', 10],
  ['10.0.0.7', '10.0.0.7'],
  ['10.0.0.0/8, ::1 2001:db8::/32', '10.0.0.0/8,::1,2001:db8::/32'],
  ['192.0.2.1/32', '192.0.2.1/32'],
  ['loopback,uniquelocal', 'loopback,uniquelocal'],
] as const)('proxies are believed by flag, number or address: %j', ([text, trusted]) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(trusted)
})

test.for([
  'yes',
  'TRUE',
  'on',
  '11',
  '-1',
  '1.5',
  '*',
  'proxy.example',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/129',
  ',',
])('proxies are not believed by anything else: %s', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
    'Setting TRUST_PROXY has an unusable value: use false, a number of proxies from 1 to 10, their addresses or networks such as 10.0.0.0/8, or true.',
  )
})

test('calls of the demo profile alone get recordings, unless the setting says otherwise', () => {
  const profiles = ['demo', 'people', 'large', 'none']
  expect(profiles.map((SEED_PROFILE) => readConfig({ SEED_PROFILE }).seedRecordings)).toEqual([
    'on',
    'off',
    'off',
    'off',
  ])
  expect(readConfig({ SEED_RECORDINGS: 'off' }).seedRecordings).toBe('off')
  expect(readConfig({ SEED_PROFILE: 'large', SEED_RECORDINGS: 'on' }).seedRecordings).toBe('on')
})

test('brands, moment and days of the seed are read', () => {
  expect(readConfig({ SEED_NOW: '2026-11-21T09:00:00+08:00' }).seedNow?.toISOString()).toBe(
    '2026-11-21T01:00:00.000Z',
  )
  expect(['1', '366'].map((SEED_DAYS) => readConfig({ SEED_DAYS }).seedDays)).toEqual([1, 366])
  const brands = [{ host: '*.example', title: { en: 'A', zh: '甲' } }]
  expect(readConfig({ BRANDS: JSON.stringify(brands) }).brands).toEqual(brands)
})

test('hosts of framed pages are listed by origin, and include those that get the session token', () => {
  const env = {
    FRAME_ORIGINS: 'https://a.example, https://b.example:8443',
    LEGACY_TOKEN_ORIGINS: 'https://b.example:8443 http://old.example',
  }
  expect(readConfig(env)).toMatchObject({
    frameOrigins: ['https://a.example', 'https://b.example:8443', 'http://old.example'],
    legacyTokenOrigins: ['https://b.example:8443', 'http://old.example'],
  })
})

test('pages that may open the realtime socket beside the console are listed by origin, and by default there are none', () => {
  const REALTIME_ORIGINS = 'https://a.example http://b.example:8080'
  expect(readConfig({}).realtimeOrigins).toEqual([])
  expect(readConfig({ REALTIME_ORIGINS }).realtimeOrigins).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ])
})

test.for([
  'https://receiver.example/checkpoints?of=console',
  'http://localhost:9000/',
  'http://127.0.0.1:9000/',
  'http://[::1]:9000/',
])('checkpoints are posted to an https address, or to this machine: %s', (AUDIT_CHECKPOINT_URL) => {
  expect(readConfig({ AUDIT_CHECKPOINT_URL }).auditCheckpointUrl).toBe(AUDIT_CHECKPOINT_URL)
})

test('the origin of the platform may end with a slash, which is no path', () => {
  expect(readConfig({ API_ORIGIN: 'https://platform.example:8443/' }).apiOrigin).toBe(
    'https://platform.example:8443',
  )
})

test('the document of the settings has each setting that is read, and no other', () => {
  const read = Object.keys(environment.shape)
  expect(read.length).toBeGreaterThan(30)
  const table = readFileSync(join(REPOSITORY_ROOT, 'docs/settings.md'), 'utf8')
  const named = [...table.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
  )
  expect(named.toSorted()).toEqual(read.toSorted())
})
