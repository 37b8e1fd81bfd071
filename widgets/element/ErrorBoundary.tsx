import { Component, Fragment, type ReactNode } from 'react';
import * as commonTexts from '../../core/labels/it/common.ts';

interface Props {
  children: ReactNode;
}

/**
 * Holds a crash inside its element and mounts the view anew once, since page translation and emoji scripts rewrite our text nodes;
 * then it says so and offers another try (BAD-08).
 */
export class ErrorBoundary extends Component<Props, { failed: boolean; tries: number }> {
  override state = { failed: false, tries: 0 };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('[spesa]', error);
    if (this.state.tries === 0) queueMicrotask(this.again);
  }

  again = (): void => this.setState(({ tries }) => ({ failed: false, tries: tries + 1 }));

  override render(): ReactNode {
    if (!this.state.failed) return <Fragment key={this.state.tries}>{this.props.children}</Fragment>;
    return (
      <div className="notice notice--error" role="alert">
        <p>{commonTexts.crashed()}</p>
        <button type="button" className="button button--secondary" onClick={this.again}>
          {commonTexts.retry()}
        </button>
      </div>
    );
  }
}
