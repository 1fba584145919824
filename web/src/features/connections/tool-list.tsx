import { useText } from '../../lib/i18n.tsx';
import { offeredTools } from './offered-tools.ts';
import classes from './guide.module.css';
import { isToolName, toolExamples } from './tool-examples.ts';

type Tool = (typeof offeredTools)[number];

/** Sections of the tools, each with an anchor. */
export function ToolList() {
  return offeredTools.map((tool) => <ToolSection key={tool.name} tool={tool} />);
}

/**
 * Description, inputs and cost of a tool as assistants receive them, below a summary in the
 * reader's language.
 */
function ToolSection({ tool: { name, title, description, mayCost, writes, inputs } }: { tool: Tool }) {
  const { t } = useText();
  return (
    <section id={name} aria-labelledby={`${name}-name`} className={classes.tool}>
      <h3 id={`${name}-name`}>
        <a href={`#${name}`}>
          <code>{name}</code>
        </a>{' '}
        <span lang="it">{title}</span>
      </h3>
      {isToolName(name) && <p>{t(`assistants_tool_${name}`)}</p>}
      <p>
        <strong>{t('assistants_cost')}:</strong>{' '}
        {t(mayCost ? 'assistants_cost_search' : 'assistants_cost_none')}{' '}
        {writes && t('assistants_cost_writes')}
      </p>
      <details>
        <summary>{t('assistants_told')}</summary>
        <p lang="en">{description}</p>
      </details>
      {inputs.length > 0 && (
        <details>
          <summary>{t('assistants_inputs', { count: inputs.length })}</summary>
          <dl>
            {inputs.map((input) => (
              <div key={input.name}>
                <dt>
                  <code>{input.name}</code> {input.isRequired && <small>{t('assistants_required')}</small>}
                </dt>
                {input.description !== '' && <dd lang="en">{input.description}</dd>}
              </div>
            ))}
          </dl>
        </details>
      )}
      {isToolName(name) && (
        <p>
          {t('assistants_example')}: <code>{JSON.stringify(toolExamples[name])}</code>
        </p>
      )}
    </section>
  );
}
