export * from './curation'
export * from './directory'
export * from './outboxTables'
export * from './tenants'
