import { names } from './classNames.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** Names the list for assistive technology. */
  label: string;
  /** In their order; with `href` a step leads there. */
  steps: readonly { title: string; href?: string | undefined }[];
  /** Index of the step that is shown. */
  current: number;
}

/** Where one stands in a flow of several steps. */
export const Steps = ({ label, steps, current }: Props) => (
  <nav className="steps" aria-label={label}>
    <ol className="steps__list">
      {steps.map(({ title, href }, index) => (
        <li
          className={names('steps__step', index === current ? 'current' : index < current && 'done')}
          key={title}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="steps__number" aria-hidden="true">
            {index < current ? <Icon name="check" /> : index + 1}
          </span>
          <span className="steps__title">{href ? <a href={href}>{title}</a> : title}</span>
        </li>
      ))}
    </ol>
  </nav>
);
