import type { Measurement } from './answer'

/** How long the queries took in the database, and what they were. */
export const Measurements = ({ measurements }: { measurements: readonly Measurement[] }) => (
  <div className="measurements">
    <dl>
      {measurements.map(({ name, milliseconds }) => (
        <div key={name} data-slow={milliseconds > 100 || undefined}>
          <dt>{name === 'rows' ? 'Rows' : 'Count'}</dt>
          <dd>{formatted(milliseconds)}</dd>
        </div>
      ))}
    </dl>
    <details>
      <summary>SQL</summary>
      {measurements.map(({ name, sql }) => (
        <pre key={name}>
          <code>{sql}</code>
        </pre>
      ))}
    </details>
  </div>
)

const formatted = (milliseconds: number) =>
  `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds).toLocaleString('en')} ms`
